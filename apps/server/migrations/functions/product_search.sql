-- Lower case, no accents, digits separated from letters. Devanagari letters become x906, x932 …, because PostgreSQL's parser
-- splits Hindi words at vowel signs. Must give the same result as packages/rules/src/search/plain-words.ts.
CREATE OR REPLACE FUNCTION search_plain(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  plain text := lower(normalize(coalesce(value, ''), NFKD));
BEGIN
  plain := regexp_replace(plain, '[\u0300-\u036f\u093c''\u2019`\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g');
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
END $$;

-- One spelling per pack size: 1 kg and 1000 g are both g1000. Must give the same result as packages/rules/src/search/packs.ts.
CREATE OR REPLACE FUNCTION search_pack(quantity numeric, unit text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN lower(unit) IN ('kg', 'kgs') THEN 'g' || trim_scale(quantity * 1000)
    WHEN lower(unit) IN ('g', 'gm', 'gms', 'gram', 'grams') THEN 'g' || trim_scale(quantity)
    WHEN lower(unit) IN ('l', 'ltr', 'litre', 'liter', 'litres', 'liters') THEN 'ml' || trim_scale(quantity * 1000)
    WHEN lower(unit) = 'ml' THEN 'ml' || trim_scale(quantity)
    WHEN lower(unit) = 'dozen' THEN 'n' || trim_scale(quantity * 12)
    ELSE 'n' || trim_scale(quantity)
  END
$$;

-- What a product is, by its name: "Fresh Toned Milk" is milk, "Tomato - Hybrid (Loose)" tomato, "Tea with Ginger" tea. The head noun is the
-- last word before a dash, comma, bracket, preposition or "no sugar", without words for a kind or a pack. It becomes the lexeme "=milk". A word
-- before a form ("Turmeric Powder", "Coriander Leaves") is half a head noun: "~turmer". Names of one thing are separated by slashes:
-- "Cumin/Jeera" is both, but "Jeera/Gobind Bhog Rice" is rice, so that a single word before a longer name is half a head noun,
-- and so is any word before a thing that is made: "Sasu's Karela/Bittergourd Pickle".
-- "Organic - Urad Dal" is read behind the dash, because a word for a kind alone is no thing. A flavour or scent behind a thing that has
-- such is skipped: "Rusk Real Elaichi" is rusk, but "Milk Chocolate" and "Tea Masala" are chocolate and masala.
-- One word before a dash is no head noun where a thing that is made stands behind it: "Goodlife - Toned Milk" and "Milk - Baking Bar";
-- several are none where biscuits, noodles or soap do: "Mast Jeera - The Spicy Jeera Biscuits".
-- A bottle or box is skipped as the pack of what stands before it ("Olive Oil Bottle"), but behind a material or a use it is the thing itself:
-- "Steel Bottle", "Lunch Box".
-- Sets of several products get "+combo"; the plus of "A+ Milk", "XL+ Pads" or "6+ Years" joins nothing.
CREATE OR REPLACE FUNCTION search_heads(name text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  kinds CONSTANT text[] := string_to_array('fresh organic hybrid local loose regular premium large small medium big mini jumbo giant pack packs packet '
    'pouch bottle jar tin can box set piece pieces pc pcs refill natural pure original classic special desi indian imported red green yellow white black '
    'brown pink blue assorted mixed unsalted salted raw whole peeled cut chopped sliced frozen dried dry g gm kg ml l ltr mg each long round split '
    'splits halves broken seedless deseeded boneless skinless ripe unripe unpolished roasted crushed grated shredded tender gold silver platinum plus lite '
    'light super extra strong select choice royal advanced ultra active xl xxl soft value saver combo veg of steel '
    'plain creamy crunchy smooth crispy spicy tangy tasty yummy delicious delight sealed new family tetra tube squeezy spout single ply unit units pulls '
    'stemless processed fortified unsweetened superior quality portion grey dark thin stainless insulated deluxe supreme economy handy front top load '
    'hydration protection glow splash bliss rush washington kinnaur nagpur alphonso robusta nendran yelakki sonaka californian kashmiri bedgi byadagi '
    'guntur pandi thai french broad cluster bharta spreadable pocket', ' ');
  forms CONSTANT text[] := string_to_array('powder leaves leaf seed seeds dal flour stick sticks bunch kernel kernels tablet tablets syrup capsule '
    'capsules drops slab slice slices cubes grinder sprinkler fillet fillets leg legs breast thigh wings mince keema liver', ' ');
  flavours CONSTANT text[] := string_to_array('elaichi ilaichi cardamom kesar saffron vanilla strawberry mango lemon lime orange pineapple litchi guava mint '
    'pudina menthol citrus floral jasmine lavender rose sandal sandalwood neem vera pista badam cashew almond almonds coconut banana blueberry raspberry '
    'cranberry coffee caramel butterscotch jeera ajwain methi garlic onion tomato honey ginger tulsi cinnamon hazelnut charcoal chicken fish tuna salmon lamb '
    'coriander turmeric haldi macadamia pine musk lily marine fruit fruits berry berries nut nuts seeds', ' ');
  flavoured CONSTANT text[] := string_to_array('rusk rusks toast biscuit biscuits cookie cookies cracker crackers wafer wafers cake cakes muffin muffins '
    'croissant bread bun buns khari milk lassi shrikhand yogurt yoghurt shake milkshake tea chai coffee drink juice jam pickle chips papad khakhra puffs '
    'noodles oats muesli flakes granola bar bars candy candies toffee gum soap shampoo conditioner lotion wash handwash facewash toothpaste mouthwash '
    'deodorant talc freshener spray agarbatti dhoop candle candles detergent dishwash cleaner phenyl oil wipes balm scrub sanitizer sanitiser condom '
    'condoms kulfi cream chikki jelly syrup squash makhana banana chyawanprash food treat meal soup cubes sausage '
    'spread paste cheese mayonnaise', ' ');
  -- Alone before a dash these say what a product is ("Biscuits - Choco Cream"); any other word there is the line of a brand or a flavour.
  made CONSTANT text := '(' || array_to_string(flavoured || '{chocolate,chocolates,mix,sandwich,namkeen,bhujia,sauce,ketchup,honey,water,nectar,ghee,butter,curd,paneer}', '|') || ')';
  -- Behind several words and a dash these say what a product is, because nothing tastes or smells of them.
  never_flavour CONSTANT text := '(biscuits?|cookies?|crackers?|noodles|rusk|ketchup|squash|candy|juice|chips|papad|kulfi|soap|shampoo|conditioner|wash|'
    'handwash|facewash|mouthwash|freshener|detergent|cleaner)';
  -- Behind a filling and a dash: "Aloo - Paratha".
  filled CONSTANT text := '(parathas?|tikkis?|samosas?|kachoris?|kulchas?|naan)';
  -- Behind a slash these say what everything before it is for: "Steel Milk/Sauce/Tea Pan".
  wares CONSTANT text[] := string_to_array('pan tope kadai kadhai pot mug mugs cup cups tumbler glass jug sipper plate bowl tray mould moulds cutter ladle '
    'laddle spoon strainer grater peeler container containers can canister dabba katori thali handi '
    'dispenser rack stand', ' ');
  joint CONSTANT text := ' \+ |\+(?=[a-z])|[0-9] ?(ml|l|gm?|kg|pcs)\+ ';
  -- Two words that end with a thing to put something in.
  vessel CONSTANT text := '(water|feeding|storage|spray|steel|plastic|copper|insulated|walled|lunch|tiffin|pencil|geometry) (bottle|jar|can|box|pouch)';
  sold_water CONSTANT text := '(drinking|mineral|coconut|rose|soda|spring) water ';
  any_made CONSTANT text := '^' || made || '$';
  any_kind CONSTANT text := '(' || array_to_string(kinds, '|') || ')';
  behind_kinds text := regexp_replace(regexp_replace(lower(name), '\([^()]*\)|\m(curry|bengali|biryani) cut\M|\m(family|small|big) bag\M', ' ', 'g'), '^ *(' || any_kind || ' +)*' || any_kind || ' *[-–:,|]+ +', '');
  behind_line text := regexp_replace(behind_kinds, '^([a-z0-9''.&!]+ +){1,4}(?!(' || made || '|treats|tofu|dahi) )[a-z0-9''.!]+ +[-–] (?!with |[^,(|:]* (with|from|of|in|for|n) )(([a-z''-]+ )+' ||
    never_flavour || ' *($|[,(\[|:-]))', '\2');
  in_line text := regexp_replace(behind_line, '^(?!(?!milk)' || made || ' [-–])([a-z0-9''.]+) [-–] (?![^,(|:]* (with|from|of|in|for) )(([a-z''-]+ )+' ||
    made || ' *($|[,(\[|:]))', '\1/\2');
  behind_filling text := regexp_replace(in_line, '^[a-z]+ [-–] (?=' || filled || ' *$)', '');
  names text[] := string_to_array(
    regexp_replace(behind_filling, '( [-–] |[,(\[|:]|' || joint || '| with | for | in | without | from | no( added)? sugar *$).*$', ''), '/');
  words text[];
  thing int;
  heads text[] := '{}';
  last int;
  has_longer_name boolean := false;
  is_made boolean := false;
  is_ware boolean := false;
  is_vessel boolean := false;
BEGIN
  IF name ~* joint OR name ~* '\mcombo\M' THEN heads := ARRAY['+combo']; END IF;
  FOR at IN REVERSE coalesce(cardinality(names), 0) .. 1 LOOP
    words := string_to_array(search_plain(names[at]), ' ');
    last := coalesce(cardinality(words), 0);
    CONTINUE WHEN last = 0;
    is_vessel := false;
    WHILE last > 1 AND (words[last] = ANY (kinds) OR words[last] ~ '^[0-9]+$') LOOP
      is_vessel := concat_ws(' ', words[last - 1], words[last]) ~ ('^' || vessel || '$') AND array_to_string(words[:last], ' ') !~ sold_water;
      EXIT WHEN is_vessel;
      last := last - 1;
    END LOOP;
    IF words[last] = ANY (flavours) THEN
      thing := (SELECT max(place) FROM unnest(words) WITH ORDINALITY AS before(word, place) WHERE place < last AND word = ANY (flavoured));
      last := coalesce(thing, last);
    END IF;
    IF last > 1 AND (words[last] = ANY (forms) OR is_vessel) THEN
      heads := heads || ARRAY(SELECT '~' || lexeme FROM unnest(to_tsvector('subah', words[last - 1])));
    END IF;
    heads := heads || ARRAY(SELECT CASE WHEN (last = 1 AND has_longer_name) OR (is_made AND words[last] !~ any_made)
        OR (is_ware AND words[last] <> ALL (wares)) THEN '~' ELSE '=' END || lexeme
      FROM unnest(to_tsvector('subah', words[last])));
    has_longer_name := has_longer_name OR last > 1;
    is_made := is_made OR (last > 1 AND words[last] ~ any_made);
    is_ware := is_ware OR words[last] = ANY (wares);
  END LOOP;
  RETURN heads;
END $$;

-- The words of a shelf that say what a product is. On "Biscuits" all are biscuits. On "Atta, Rice & Dal" something may be any of the three:
-- "Idli Rice" is rice by its head noun, and of other things the shelf says nothing.
CREATE OR REPLACE FUNCTION search_shelf_words(shelf text, heads text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  named text := (SELECT string_agg(word, ' ') FROM unnest(string_to_array(search_plain(shelf), ' ')) AS word
    WHERE '=' || (ts_lexize('subah_stem', word))[1] = ANY (heads));
BEGIN
  RETURN CASE WHEN named IS NOT NULL THEN named WHEN shelf ~* '[,&/+|]|\mand\M' THEN '' ELSE search_plain(shelf) END;
END $$;

-- The server writes search_terms: the texts of the product fields that have a search weight, by weight. Words that only surround a
-- product (the category of its subcategory, the other things of its shelf, tags) become the lexemes "?spice". Medicines and lab tests have
-- their catalog as a lexeme ("@medicine"), so that a complaint finds the salts of medicines only.
CREATE OR REPLACE FUNCTION set_product_search_columns() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  heads text[] := search_heads(NEW.name);
  category text := (SELECT name FROM categories WHERE id = NEW.category_id);
  subcategory text := (SELECT name FROM subcategories WHERE id = NEW.subcategory_id);
BEGIN
  NEW.name_key := search_plain(NEW.name);
  NEW.search_vector :=
    setweight(to_tsvector('subah', NEW.name_key), 'A') ||
    setweight(to_tsvector('subah', search_plain(concat_ws(' ', NEW.brand, NEW.search_terms ->> 'B'))), 'B') ||
    setweight(to_tsvector('subah', concat_ws(' ',
      search_shelf_words(coalesce(subcategory, category), heads), search_plain(NEW.search_terms ->> 'C'))), 'C') ||
    array_to_tsvector(CASE WHEN NEW.catalog IN ('medicine', 'labtest') THEN ARRAY['@' || NEW.catalog] ELSE '{}' END || heads || ARRAY(SELECT '?' || lexeme
      FROM unnest(to_tsvector('subah', search_plain(concat_ws(' ', category, subcategory, array_to_string(NEW.tags, ' ')))))));
  NEW.description_vector := strip(to_tsvector('subah', search_plain(concat_ws(' ',
    left(regexp_replace(NEW.description, '<[^>]*>', ' ', 'g'), 2000), NEW.search_terms ->> 'D'))));
  NEW.packs := ARRAY[search_pack(NEW.pack_quantity, NEW.unit)] || ARRAY(
    SELECT search_pack(pack[1]::numeric, pack[2])
    FROM regexp_matches(lower(NEW.name), '([0-9]+(?:\.[0-9]+)?) ?(kgs?|gms?|grams?|g|ml|ltr|lit(?:re|er)s?|l)\M', 'g') AS pack);
  RETURN NEW;
END $$;

DROP TRIGGER IF EXISTS products_searchable ON products;
CREATE TRIGGER products_searchable
  BEFORE INSERT OR UPDATE OF name, brand, search_terms, category_id, subcategory_id, tags, description, pack_quantity, unit
  ON products FOR EACH ROW EXECUTE FUNCTION set_product_search_columns();

-- After a shelf is renamed, its products are found under the new name. Setting a column to itself fires products_searchable.
CREATE OR REPLACE FUNCTION reindex_products_of_shelf() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    UPDATE products SET category_id = category_id WHERE category_id = NEW.id;
  ELSE
    UPDATE products SET subcategory_id = subcategory_id WHERE subcategory_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS categories_searchable ON categories;
CREATE TRIGGER categories_searchable AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION reindex_products_of_shelf();

DROP TRIGGER IF EXISTS subcategories_searchable ON subcategories;
CREATE TRIGGER subcategories_searchable AFTER UPDATE OF name ON subcategories
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION reindex_products_of_shelf();

-- Refreshes search_words once, a few seconds after the last of many changes. Changes of stock and price do not fire it.
CREATE OR REPLACE FUNCTION queue_search_words_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('search:refresh-words', run_at => now() + interval '3 seconds', job_key => 'search:refresh-words');
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS products_words ON products;
CREATE TRIGGER products_words
  AFTER INSERT OR UPDATE OF name, brand, search_terms, category_id, subcategory_id, tags, deleted_at
  ON products FOR EACH STATEMENT EXECUTE FUNCTION queue_search_words_refresh();

-- Existing products get the values of the functions above. Skipped on an empty table, where graphile_worker may not exist yet.
DO $$ BEGIN
  IF EXISTS (SELECT FROM products) THEN UPDATE products SET name = name; END IF;
END $$;
