-- The limit of the shop stands in every product, because the generated column low_stock reads its own row only. New products get it here;
-- after a change of the setting the job catalog:apply-low-stock-limit writes it into the others.
CREATE OR REPLACE FUNCTION set_shop_low_stock_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shop_low_stock_limit := coalesce((SELECT value::smallint FROM shop_facts WHERE key = 'lowStockLimit'), 10);
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS products_shop_low_stock_limit ON products;
CREATE TRIGGER products_shop_low_stock_limit BEFORE INSERT ON products
  FOR EACH ROW EXECUTE FUNCTION set_shop_low_stock_limit();

CREATE OR REPLACE FUNCTION queue_low_stock_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('catalog:apply-low-stock-limit', job_key => 'catalog:apply-low-stock-limit');
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS shop_facts_low_stock_limit ON shop_facts;
DROP TRIGGER IF EXISTS shop_facts_new_low_stock_limit ON shop_facts;
CREATE TRIGGER shop_facts_low_stock_limit AFTER UPDATE OF value ON shop_facts
  FOR EACH ROW WHEN (NEW.key = 'lowStockLimit' AND OLD.value <> NEW.value) EXECUTE FUNCTION queue_low_stock_limit();
CREATE TRIGGER shop_facts_new_low_stock_limit AFTER INSERT ON shop_facts
  FOR EACH ROW WHEN (NEW.key = 'lowStockLimit') EXECUTE FUNCTION queue_low_stock_limit();
