INSERT INTO "document_words" ("user_id", "word")
SELECT DISTINCT "user_id", substr(entry, 10)
FROM "documents", unnest(tsvector_to_array("search")) AS entry
WHERE substr(entry, 10) ~ '^[^0-9]{4,}$';
