export const root: string;
export function run(command: string, args: string[], options?: object): void;
export function install(): void;
export function buildWhenChanged(): void;
export function requireNode(): void;
