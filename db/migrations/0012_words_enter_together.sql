ALTER INDEX "clients_search_idx" SET (fastupdate=true, gin_pending_list_limit=256);--> statement-breakpoint
ALTER INDEX "documents_search_idx" SET (fastupdate=true, gin_pending_list_limit=256);
