export type TabName = "preview" | "suggestions";
