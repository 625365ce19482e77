/** Where clients are asked for, and the key under which whatever was read of them is kept. */
export const CLIENTS = "/api/clients";
