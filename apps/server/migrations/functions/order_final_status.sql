-- Delivered, cancelled and returned exclude each other. Leaving one of them counts as reopening; see needsReopen in the rules.
CREATE OR REPLACE FUNCTION order_phase(status text) RETURNS text LANGUAGE sql IMMUTABLE RETURN CASE
  WHEN status IN ('cancelled', 'returned') THEN status
  WHEN status IN ('delivered', 'exchange_requested', 'exchange_in_transit', 'exchanged', 'return_requested') THEN 'delivered'
  ELSE 'open' END;

CREATE OR REPLACE FUNCTION check_final_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF order_phase(OLD.status) <> 'open' AND order_phase(NEW.status) <> order_phase(OLD.status)
    AND NOT (order_phase(OLD.status) = 'delivered' AND NEW.status = 'returned')
    AND NEW.reopen_count <= OLD.reopen_count THEN
    RAISE EXCEPTION 'order % is % and cannot become %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_final_status', TABLE = 'orders';
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS orders_final_status ON orders;
CREATE TRIGGER orders_final_status BEFORE UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_final_status();
