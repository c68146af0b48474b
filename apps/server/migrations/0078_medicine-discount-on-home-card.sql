-- The card as new shops have it: the home page leaves it out of a shop without plans or without medicines. A card that was changed stays.
UPDATE "home_cards" SET
  title = 'Members get up to {memberMedicineDiscount} off medicines',
  hindi_title = 'मेंबर को दवाइयों पर {memberMedicineDiscount} तक छूट',
  text = 'Free delivery and more benefits',
  hindi_text = 'डिलीवरी मुफ़्त, और भी फ़ायदे'
WHERE title = 'Members pay less for medicines'
  AND hindi_title = 'मेंबर को दवाइयाँ सस्ती'
  AND text = 'Free delivery and lab discounts too'
  AND hindi_text = 'डिलीवरी मुफ़्त, लैब टेस्ट पर छूट भी';
