-- The capacity of a delivery window counts orders, which a check constraint cannot do. The lock of the window serialises
-- its orders; a window without a capacity is not locked.
CREATE OR REPLACE FUNCTION check_slot_capacity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  places integer;
BEGIN
  SELECT capacity INTO places FROM delivery_windows
    WHERE starts_at = (NEW.slot_from AT TIME ZONE 'Asia/Kolkata')::time AND capacity IS NOT NULL FOR UPDATE;
  IF places IS NULL THEN RETURN NEW; END IF;
  -- Two counts, because each has an index of its own.
  IF (SELECT count(*) FROM orders o WHERE o.slot_from = NEW.slot_from AND NOT o.express_delivery
        AND o.status NOT IN ('pending', 'expired', 'cancelled') AND o.id <> NEW.id)
    + (SELECT count(*) FROM orders o WHERE o.slot_from = NEW.slot_from AND NOT o.express_delivery
        AND o.status = 'pending' AND o.id <> NEW.id) >= places THEN
    RAISE EXCEPTION 'the delivery window at % is full', NEW.slot_from
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_slot_capacity', TABLE = 'orders';
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS orders_slot_taken ON orders;
CREATE TRIGGER orders_slot_taken BEFORE INSERT ON orders
  FOR EACH ROW WHEN (NEW.status NOT IN ('expired', 'cancelled') AND NOT NEW.express_delivery)
  EXECUTE FUNCTION check_slot_capacity();

DROP TRIGGER IF EXISTS orders_slot_moved ON orders;
CREATE TRIGGER orders_slot_moved BEFORE UPDATE OF slot_from, status ON orders
  FOR EACH ROW WHEN (NEW.status NOT IN ('expired', 'cancelled') AND NOT NEW.express_delivery
    AND (NEW.slot_from <> OLD.slot_from OR OLD.status = 'expired'))
  EXECUTE FUNCTION check_slot_capacity();
