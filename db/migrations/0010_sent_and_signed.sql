ALTER TABLE "documents" ADD COLUMN "sent_snapshot_id" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "signed_snapshot_id" text;