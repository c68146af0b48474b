-- Every change of stock writes a row of the ledger. Who moves the stock stands in `subah.order` until the transaction ends: one
-- order, or, when several are placed at once, `product:order*quantity,order*quantity;product:…`.
CREATE OR REPLACE FUNCTION products_stock_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mover text := coalesce(current_setting('subah.order', true), '');
  takers text := split_part(split_part(mover, NEW.id || ':', 2), ';', 1);
  taker text;
  quantity int;
  stock_left int := OLD.stock;
BEGIN
  IF takers = '' THEN
    INSERT INTO stock_moves (product_id, change, stock_after, order_id)
    VALUES (NEW.id, NEW.stock - OLD.stock, NEW.stock, nullif(mover, '')::uuid);
    RETURN NULL;
  END IF;
  FOREACH taker IN ARRAY string_to_array(takers, ',') LOOP
    quantity := split_part(taker, '*', 2)::int;
    stock_left := stock_left - quantity;
    INSERT INTO stock_moves (product_id, change, stock_after, order_id)
    VALUES (NEW.id, -quantity, stock_left, split_part(taker, '*', 1)::uuid);
  END LOOP;
  IF stock_left <> NEW.stock THEN
    RAISE EXCEPTION 'orders take % of a product, and its stock moved by %', OLD.stock - stock_left, NEW.stock - OLD.stock
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS products_stock_ledger ON products;
CREATE TRIGGER products_stock_ledger AFTER UPDATE OF stock ON products
  FOR EACH ROW WHEN (OLD.stock IS DISTINCT FROM NEW.stock) EXECUTE FUNCTION products_stock_moved();
