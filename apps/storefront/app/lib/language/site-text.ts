import { SITE_LANGUAGE } from '@subah/messages/language';

/** A text that the shop wrote in both languages; English where the Hindi one is missing. */
export const siteText = (english: string, hindi: string | null | undefined): string =>
  (SITE_LANGUAGE === 'hi' && hindi) || english;

/** The name of a category, an area or a department. */
export const siteName = ({ name, hindiName }: { name: string; hindiName: string | null }): string =>
  siteText(name, hindiName);
