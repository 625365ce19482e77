-- The content of a document is kept beside its row, so that lists and counts read little.
ALTER TABLE "documents" SET (toast_tuple_target = 512);--> statement-breakpoint
CREATE TABLE "document_words" (
	"user_id" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "document_words_pkey" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
DROP INDEX "documents_user_id_created_at_idx";--> statement-breakpoint
DROP INDEX "documents_user_id_status_idx";--> statement-breakpoint
DROP INDEX "documents_user_id_type_idx";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(string_to_array(regexp_replace(' ' || btrim(regexp_replace(lower(translate(regexp_replace(title || ' ' || number || ' ' || substr(number, 3) || ' ' || coalesce(client, ''), '(^|[^A-Za-z0-9])([A-Za-z])-([0-9])', '\1\2\3', 'g'), 'ÀÁÂÃÄÅĀĂĄàáâãäåāăąÇĆĈĊČçćĉċčÐĎĐðďđÈÉÊËĒĔĖĘĚèéêëēĕėęěĜĞĠĢĝğġģĤĦĥħÌÍÎÏĨĪĬĮİìíîïĩīĭįıĴĵĶķĹĻĽĿŁĺļľŀłÑŃŅŇñńņňÒÓÔÕÖØŌŎŐòóôõöøōŏőŔŖŘŕŗřŚŜŞŠȘśŝşšșßŢŤŦȚţťŧțÙÚÛÜŨŪŬŮŰŲùúûüũūŭůűųŴŵÝŶŸýÿŷŹŻŽźżžÆŒÞŊĲ!"#$%&()*+,-./:;<=>?@[\]^_{|}~ ¡§«»°·¿×–—…“”„•½¼¾€£''`´‘’', 'aaaaaaaaaaaaaaaaaaccccccccccddddddeeeeeeeeeeeeeeeeeegggggggghhhhiiiiiiiiiiiiiiiiiijjkkllllllllllnnnnnnnnoooooooooooooooooorrrrrrsssssssssssttttttttuuuuuuuuuuuuuuuuuuuuwwyyyyyyzzzzzzæœþŋĳ                                                   ')), '(\S{40})\S+', '\1', 'g')), '\s+', ' ' || right(user_id, 8) || '.', 'g'), ' ') || string_to_array(regexp_replace(' ' || btrim(regexp_replace(lower(translate(regexp_replace(coalesce(transcription, ''), '(^|[^A-Za-z0-9])([A-Za-z])-([0-9])', '\1\2\3', 'g'), 'ÀÁÂÃÄÅĀĂĄàáâãäåāăąÇĆĈĊČçćĉċčÐĎĐðďđÈÉÊËĒĔĖĘĚèéêëēĕėęěĜĞĠĢĝğġģĤĦĥħÌÍÎÏĨĪĬĮİìíîïĩīĭįıĴĵĶķĹĻĽĿŁĺļľŀłÑŃŅŇñńņňÒÓÔÕÖØŌŎŐòóôõöøōŏőŔŖŘŕŗřŚŜŞŠȘśŝşšșßŢŤŦȚţťŧțÙÚÛÜŨŪŬŮŰŲùúûüũūŭůűųŴŵÝŶŸýÿŷŹŻŽźżžÆŒÞŊĲ!"#$%&()*+,-./:;<=>?@[\]^_{|}~ ¡§«»°·¿×–—…“”„•½¼¾€£''`´‘’', 'aaaaaaaaaaaaaaaaaaccccccccccddddddeeeeeeeeeeeeeeeeeegggggggghhhhiiiiiiiiiiiiiiiiiijjkkllllllllllnnnnnnnnoooooooooooooooooorrrrrrsssssssssssttttttttuuuuuuuuuuuuuuuuuuuuwwyyyyyyzzzzzzæœþŋĳ                                                   ')), '(\S{40})\S+', '\1', 'g')), '\s+', ' ' || right(user_id, 8) || '/', 'g'), ' '), ''))) STORED;--> statement-breakpoint
ALTER TABLE "document_words" ADD CONSTRAINT "document_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_words_beginning_idx" ON "document_words" USING btree ("user_id","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "document_words_end_idx" ON "document_words" USING btree ("user_id",reverse("word") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "documents_listed_idx" ON "documents" USING btree ("user_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documents_listed_type_idx" ON "documents" USING btree ("user_id","type","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documents_listed_status_idx" ON "documents" USING btree ("user_id","status","created_at","id","type") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "documents_search_idx" ON "documents" USING gin ("search") WITH (fastupdate=false);