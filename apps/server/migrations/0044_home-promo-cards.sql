ALTER TABLE "home_cards" DROP CONSTRAINT "home_cards_place";--> statement-breakpoint
ALTER TABLE "home_cards" DROP CONSTRAINT "home_cards_tone";--> statement-breakpoint
ALTER TABLE "home_cards" ADD CONSTRAINT "home_cards_place" CHECK (place in ('slide', 'card', 'tile'));--> statement-breakpoint
ALTER TABLE "home_cards" ADD CONSTRAINT "home_cards_tone" CHECK (tone in ('morning', 'produce', 'grocery', 'dairy', 'medicine', 'lab', 'savings', 'night'));--> statement-breakpoint
INSERT INTO "home_cards" (id, place, tone, eyebrow, hindi_eyebrow, title, hindi_title, text, hindi_text, action, hindi_action, link, position)
SELECT gen_random_uuid(), 'card', card.*
FROM (VALUES
  ('night', '', '', 'Members pay less for medicines', 'मेंबर को दवाइयाँ सस्ती', 'Free delivery and lab discounts too', 'डिलीवरी मुफ़्त, लैब टेस्ट पर छूट भी', 'See plans', 'प्लान देखें', '/get-membership', 1),
  ('lab', '', '', 'Lab tests from home', 'घर बैठे लैब टेस्ट', 'Sample collected at your door', 'सैंपल घर से लिया जाएगा', 'Book', 'बुक करें', '/MedicineHealthcare/labtests', 2)
) AS card
WHERE EXISTS (SELECT 1 FROM "home_cards");
