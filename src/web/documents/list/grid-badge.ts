import type { StampTone } from "#web/ui/stamp.tsx";

/** The colours of the grid: it knows more statuses than a document can have today, and shows any other in grey. */
const tones: Partial<Record<string, StampTone>> = {
  accepted: "accepted",
  active: "accepted",
  pending: "pending",
  completed: "completed",
  declined: "declined",
  cancelled: "declined",
};

/** How the grid shows a status: green, yellow, blue, red or grey, and its name. */
export function gridBadge(status: string): { tone: StampTone; label: string } {
  return { tone: tones[status] ?? "neutral", label: status.charAt(0).toUpperCase() + status.slice(1) };
}
