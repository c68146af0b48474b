-- Order counts for the dashboard. The triggers are deferred to commit, so that no order waits for a counter row while it holds
-- stock, and counters are spread over 64 rows by connection, so that few orders wait at all.
CREATE OR REPLACE FUNCTION count_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_status text := CASE WHEN TG_OP = 'UPDATE' THEN OLD.status ELSE 'pending' END;
  is_placed int := (NEW.status NOT IN ('pending', 'expired'))::int - (old_status NOT IN ('pending', 'expired'))::int;
BEGIN
  INSERT INTO order_counters AS counted (part, new_orders, total_orders, exchanged_orders, returned_orders,
    cancelled_orders, completed_orders, cod_orders, online_orders)
  VALUES (pg_backend_pid() % 64,
    (NEW.status = 'OrderPlaced')::int - (old_status = 'OrderPlaced')::int,
    is_placed,
    (NEW.status = 'exchanged')::int - (old_status = 'exchanged')::int,
    (NEW.status = 'returned')::int - (old_status = 'returned')::int,
    (NEW.status = 'cancelled')::int - (old_status = 'cancelled')::int,
    (NEW.status = 'delivered')::int - (old_status = 'delivered')::int,
    CASE NEW.payment_type WHEN 'cod' THEN is_placed ELSE 0 END,
    CASE NEW.payment_type WHEN 'online' THEN is_placed ELSE 0 END)
  ON CONFLICT (part) DO UPDATE SET
    new_orders = counted.new_orders + excluded.new_orders,
    total_orders = counted.total_orders + excluded.total_orders,
    exchanged_orders = counted.exchanged_orders + excluded.exchanged_orders,
    returned_orders = counted.returned_orders + excluded.returned_orders,
    cancelled_orders = counted.cancelled_orders + excluded.cancelled_orders,
    completed_orders = counted.completed_orders + excluded.completed_orders,
    cod_orders = counted.cod_orders + excluded.cod_orders,
    online_orders = counted.online_orders + excluded.online_orders;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS orders_count_new ON orders;
CREATE CONSTRAINT TRIGGER orders_count_new AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status <> 'pending') EXECUTE FUNCTION count_order();

DROP TRIGGER IF EXISTS orders_count_changed ON orders;
CREATE CONSTRAINT TRIGGER orders_count_changed AFTER UPDATE ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION count_order();
