const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text inside HTML, or inside a quoted attribute of it. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => NAMES[sign] ?? sign);
