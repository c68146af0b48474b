ALTER TABLE "search_misses" ADD COLUMN "no_result" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_misses" ADD COLUMN "weak" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_misses" ADD COLUMN "unclicked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_misses" ADD COLUMN "repeated" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_misses" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "search_misses" SET "no_result" = "times";