ALTER TABLE "stock_moves" ADD COLUMN "reason" text NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_reason" CHECK (reason in ('sold', 'returned', 'milk', 'received', 'corrected', 'written_off'));--> statement-breakpoint
DROP TRIGGER IF EXISTS products_stock_ledger ON products;--> statement-breakpoint
DROP FUNCTION IF EXISTS products_stock_moved();
