-- Medicines of a schedule need a prescription, and Schedule X is never sold online, whichever way the product was written.
CREATE OR REPLACE FUNCTION apply_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.requires_prescription := true;
  NEW.is_available := NEW.is_available AND NEW.schedule <> 'X';
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS products_schedule ON products;
CREATE TRIGGER products_schedule BEFORE INSERT OR UPDATE OF schedule, is_available, requires_prescription ON products
  FOR EACH ROW WHEN (NEW.schedule IS NOT NULL) EXECUTE FUNCTION apply_schedule();
