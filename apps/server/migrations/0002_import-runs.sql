CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"catalog" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"columns_hash" text NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"repeated" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_runs_catalog" CHECK (catalog in ('fruits', 'grocery', 'milk', 'medicine', 'labtest'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "import_runs_open" ON "import_runs" USING btree ("catalog","file_hash","columns_hash") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "import_runs_newest" ON "import_runs" USING btree ("started_at" DESC NULLS LAST);