import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, money, createdAt, updatedAt } from "./columns.ts";
import { userId } from "./accounts.ts";

export const businessProfiles = pgTable(
  "business_profiles",
  {
    userId: userId(),
    id: text("id").notNull(),
    businessName: text("business_name").notNull(),
    email: text("email"),
    logoUrl: text("logo_url"),
    website: text("website"),
    phone: text("phone"),
    description: text("description"),
    address: text("address"),
    teamSize: integer("team_size").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ name: "business_profiles_pkey", columns: [table.userId, table.id] }),
    unique("business_profiles_user_id_key").on(table.userId),
  ],
);

export const services = pgTable(
  "services",
  {
    userId: userId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    description: text("description"),
    hourlyRate: money("hourly_rate"),
    fixedRate: money("fixed_rate"),
    category: text("category"),
    isActive: boolean("is_active").notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ name: "services_pkey", columns: [table.userId, table.id] }),
    index("services_user_id_category_idx").on(table.userId, table.category),
  ],
);

export const documentThemes = pgTable(
  "document_themes",
  {
    userId: userId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    primaryColor: text("primary_color").notNull().default("#2563eb"),
    secondaryColor: text("secondary_color").notNull().default("#1e40af"),
    accentColor: text("accent_color").notNull().default("#059669"),
    backgroundColor: text("background_color").notNull().default("#ffffff"),
    textColor: text("text_color").notNull().default("#333333"),
    fontFamily: text("font_family").notNull().default("Inter"),
    fontSize: text("font_size").notNull().default("16px"),
    headerSize: text("header_size").notNull().default("32px"),
    maxWidth: text("max_width").notNull().default("800px"),
    padding: text("padding").notNull().default("40px"),
    borderRadius: text("border_radius").notNull().default("8px"),
    logoSize: text("logo_size").notNull().default("200px"),
    businessInfoBackground: text("business_info_background").notNull().default("#f8fafc"),
    borderStyle: text("border_style").notNull().default("solid"),
    borderWidth: text("border_width").notNull().default("1px"),
    shadowStyle: text("shadow_style").notNull().default("none"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ name: "document_themes_pkey", columns: [table.userId, table.id] }),
    uniqueIndex("document_themes_default_key")
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);

export const quoteTemplates = pgTable(
  "quote_templates",
  {
    userId: userId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    description: text("description"),
    category: text("category").notNull(),
    industry: text("industry"),
    projectType: text("project_type"),
    template: jsonb("template").$type<Record<string, unknown>>().notNull(),
    isPublic: boolean("is_public").notNull().default(false),
    usageCount: integer("usage_count").notNull().default(0),
    tags: text("tags").array().notNull().default([]),
    averageAmount: money("average_amount"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Deleted, but to be had back for a while. Everything reads a template without it as gone. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ name: "quote_templates_pkey", columns: [table.userId, table.id] }),
    index("quote_templates_deleted_at_idx")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);
