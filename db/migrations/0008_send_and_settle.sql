CREATE TABLE "clients" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text,
	"phone" text,
	"address" text,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "clients_user_id_name_key_key" UNIQUE("user_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "document_conversions" (
	"user_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"source_id" text NOT NULL,
	"kind" text NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_conversions_pkey" PRIMARY KEY("user_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "document_payments" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"document_id" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"paid_on" date NOT NULL,
	"method" text NOT NULL,
	"note" text,
	"voided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_payments_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "document_links" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"document_id" text NOT NULL,
	"snapshot_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"recipient" text,
	"expires_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_links_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "document_links_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "document_snapshots" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"document_id" text NOT NULL,
	"version" integer NOT NULL,
	"number" text NOT NULL,
	"type" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"content" jsonb NOT NULL,
	"business" jsonb,
	"theme" jsonb NOT NULL,
	"pdf" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_snapshots_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "follow_up_settings" (
	"user_id" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"after_days" integer[] DEFAULT '{3,7}' NOT NULL,
	"expiry_notice" boolean DEFAULT true NOT NULL,
	"overdue_notice" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_up_settings_pkey" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"user_id" text NOT NULL,
	"document_id" text NOT NULL,
	"step" text NOT NULL,
	"snapshot_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_ups_pkey" PRIMARY KEY("user_id","document_id","snapshot_id","step")
);
--> statement-breakpoint
CREATE TABLE "proof_events" (
	"user_id" text NOT NULL,
	"document_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proof_events_pkey" PRIMARY KEY("user_id","document_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "viewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "accepted_amount" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "paid_amount" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "follow_up_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_conversions" ADD CONSTRAINT "document_conversions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_conversions" ADD CONSTRAINT "document_conversions_invoice_fkey" FOREIGN KEY ("user_id","invoice_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_payments" ADD CONSTRAINT "document_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_payments" ADD CONSTRAINT "document_payments_document_fkey" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_links" ADD CONSTRAINT "document_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_links" ADD CONSTRAINT "document_links_document_fkey" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_snapshots" ADD CONSTRAINT "document_snapshots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_snapshots" ADD CONSTRAINT "document_snapshots_document_fkey" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_settings" ADD CONSTRAINT "follow_up_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_events" ADD CONSTRAINT "proof_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_user_id_email_idx" ON "clients" USING btree ("user_id","email");--> statement-breakpoint
CREATE INDEX "document_conversions_user_id_source_id_idx" ON "document_conversions" USING btree ("user_id","source_id");--> statement-breakpoint
CREATE INDEX "document_payments_user_id_document_id_idx" ON "document_payments" USING btree ("user_id","document_id");--> statement-breakpoint
CREATE INDEX "document_payments_user_id_paid_on_idx" ON "document_payments" USING btree ("user_id","paid_on");--> statement-breakpoint
CREATE INDEX "document_links_user_id_document_id_idx" ON "document_links" USING btree ("user_id","document_id");--> statement-breakpoint
CREATE INDEX "document_snapshots_user_id_document_id_idx" ON "document_snapshots" USING btree ("user_id","document_id");--> statement-breakpoint
CREATE INDEX "proof_events_user_id_kind_created_at_idx" ON "proof_events" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "documents_client_idx" ON "documents" USING btree ("user_id","client_id","created_at") WHERE client_id is not null;