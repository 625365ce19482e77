import { typeNames } from "#shared/documents/page-words.ts";
import type { DocumentState, DocumentStatus, DocumentType, ItemCategory } from "#shared/documents/schema.ts";

export const typeLabels: Record<DocumentType, string> = typeNames;

export const statusLabels: Record<DocumentStatus, string> = {
  draft: "Draft",
  pending: "Pending",
  accepted: "Accepted",
  declined: "Declined",
};

export const stateLabels: Record<DocumentState, string> = {
  viewed: "Viewed",
  expired: "Expired",
  overdue: "Overdue",
  partly_paid: "Partly paid",
  paid: "Paid",
};

export const categoryLabels: Record<ItemCategory, string> = {
  labor: "Labor",
  material: "Material",
  travel: "Travel",
  service: "Service",
  fee: "Fee",
};

export const noClient = "No client specified";
