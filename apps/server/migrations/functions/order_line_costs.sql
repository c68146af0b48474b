-- A line keeps the average cost of its product as of the moment it was added, whichever way it was written.
CREATE OR REPLACE FUNCTION keep_line_cost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cost_paise := (SELECT cost_paise FROM products WHERE id = NEW.product_id);
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS order_lines_cost ON order_lines;
CREATE TRIGGER order_lines_cost BEFORE INSERT ON order_lines FOR EACH ROW WHEN (NEW.cost_paise IS NULL)
  EXECUTE FUNCTION keep_line_cost();
