DROP INDEX "search_words_by_stem";--> statement-breakpoint
DROP INDEX "search_words_by_sound";--> statement-breakpoint
DROP INDEX "search_words_alike";