CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- English stems without stop words: "tomatoes" finds "tomato", and a brand called "All Out" keeps its name.
CREATE TEXT SEARCH DICTIONARY subah_stem (TEMPLATE = snowball, LANGUAGE = english);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION subah (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION subah ALTER MAPPING FOR asciiword, word WITH subah_stem;--> statement-breakpoint
CREATE TABLE "search_misses" (
	"query" text PRIMARY KEY NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_misses_length" CHECK (length(query) between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"products" integer NOT NULL,
	"stem" text NOT NULL,
	"sound" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_vector" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "packs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_misses_newest" ON "search_misses" USING btree ("last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_words_by_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_by_sound" ON "search_words" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_vector") WHERE deleted_at is null;--> statement-breakpoint
-- Plain words: lower case, no accents, figures apart from letters. Devanagari letters are spelt as x906x932, because the
-- parser of PostgreSQL breaks Hindi words at their vowel signs. packages/rules/src/search/plain-words.ts does the same.
CREATE FUNCTION search_plain(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  plain text := lower(normalize(coalesce(value, ''), NFKD));
BEGIN
  plain := regexp_replace(plain, '[\u0300-\u036f\u093c''\u2019`]', '', 'g');
  plain := regexp_replace(plain, '[^a-z0-9\u0900-\u0963\u0970-\u097f]+', ' ', 'g');
  plain := regexp_replace(plain, '([0-9])([a-z])', '\1 \2', 'g');
  plain := regexp_replace(plain, '([a-z])([0-9])', '\1 \2', 'g');
  IF plain ~ '[\u0900-\u097f]' THEN
    plain := (
      SELECT string_agg(CASE WHEN ascii(letter) BETWEEN 2304 AND 2431 THEN 'x' || to_hex(ascii(letter)) ELSE letter END, '' ORDER BY place)
      FROM unnest(string_to_array(plain, NULL)) WITH ORDINALITY AS letters(letter, place)
    );
  END IF;
  RETURN btrim(plain);
END $$;--> statement-breakpoint
-- One spelling per pack: 1 kg and 1000 g are both g1000. packages/rules/src/search/packs.ts does the same.
CREATE FUNCTION search_pack(quantity numeric, unit text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN lower(unit) IN ('kg', 'kgs') THEN 'g' || trim_scale(quantity * 1000)
    WHEN lower(unit) IN ('g', 'gm', 'gms', 'gram', 'grams') THEN 'g' || trim_scale(quantity)
    WHEN lower(unit) IN ('l', 'ltr', 'litre', 'liter', 'litres', 'liters') THEN 'ml' || trim_scale(quantity * 1000)
    WHEN lower(unit) = 'ml' THEN 'ml' || trim_scale(quantity)
    WHEN lower(unit) = 'dozen' THEN 'n' || trim_scale(quantity * 12)
    ELSE 'n' || trim_scale(quantity)
  END
$$;--> statement-breakpoint
CREATE FUNCTION products_become_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shelf text := concat_ws(' ',
    (SELECT name FROM categories WHERE id = NEW.category_id),
    (SELECT name FROM subcategories WHERE id = NEW.subcategory_id));
BEGIN
  NEW.name_key := search_plain(NEW.name);
  NEW.search_vector :=
    setweight(to_tsvector('subah', NEW.name_key), 'A') ||
    setweight(to_tsvector('subah', search_plain(concat_ws(' ', NEW.brand, NEW.composition))), 'B') ||
    setweight(to_tsvector('subah', search_plain(concat_ws(' ', shelf, array_to_string(NEW.tags, ' '), NEW.hindi_name))), 'C') ||
    setweight(to_tsvector('subah', search_plain(left(regexp_replace(NEW.description, '<[^>]*>', ' ', 'g'), 2000))), 'D');
  NEW.packs := ARRAY[search_pack(NEW.pack_quantity, NEW.unit)] || ARRAY(
    SELECT search_pack(pack[1]::numeric, pack[2])
    FROM regexp_matches(lower(NEW.name), '([0-9]+(?:\.[0-9]+)?) ?(kgs?|gms?|grams?|g|ml|ltr|lit(?:re|er)s?|l)\M', 'g') AS pack);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_searchable
  BEFORE INSERT OR UPDATE OF name, brand, composition, category_id, subcategory_id, tags, hindi_name, description, pack_quantity, unit
  ON products FOR EACH ROW EXECUTE FUNCTION products_become_searchable();--> statement-breakpoint
-- A shelf that is renamed is found under its new name. Setting a column to itself runs the trigger above.
CREATE FUNCTION shelves_become_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    UPDATE products SET category_id = category_id WHERE category_id = NEW.id;
  ELSE
    UPDATE products SET subcategory_id = subcategory_id WHERE subcategory_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_searchable AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION shelves_become_searchable();--> statement-breakpoint
CREATE TRIGGER subcategories_searchable AFTER UPDATE OF name ON subcategories
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION shelves_become_searchable();--> statement-breakpoint
-- The list of words follows a few seconds after the catalog, once for many changes. Stock and price do not touch it.
CREATE FUNCTION products_change_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('search:refresh-words', run_at => now() + interval '3 seconds', job_key => 'search:refresh-words');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_words
  AFTER INSERT OR UPDATE OF name, brand, composition, category_id, subcategory_id, tags, deleted_at
  ON products FOR EACH STATEMENT EXECUTE FUNCTION products_change_words();
