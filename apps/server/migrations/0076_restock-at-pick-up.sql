ALTER TABLE "pick_up_lines" ADD COLUMN "restock" text DEFAULT 'accepted' NOT NULL;--> statement-breakpoint
ALTER TABLE "pick_up_lines" ADD CONSTRAINT "pick_up_lines_restock" CHECK (restock in ('picked_up', 'never', 'accepted'));--> statement-breakpoint
-- Returned medicines and produce are not sold again. Other goods of earlier returns have been in stock since the acceptance.
UPDATE pick_up_lines g SET restock = 'never' FROM order_lines l WHERE l.id = g.line_id AND l.catalog IN ('medicine', 'fruits');
