import { picturePath, pictureSources } from '@subah/contract/picture';
import { homeSections } from '@subah/messages/home-sections';
import { t } from '@subah/messages/translate';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { buttonClass } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { Picture } from '@subah/ui/picture';
import { Link } from 'react-router';

const labScene = picturePath('demo/scene-lab');

export function PromoCards() {
  return (
    <div className="hidden auto-rows-fr gap-4 md:grid md:grid-cols-2 lg:grid-cols-1">
      <Link to="/get-membership" className={cx(CARD, 'bg-leaf-900 text-white')}>
        <i className="absolute right-[-86px] bottom-[-114px] size-[270px] rounded-full border-2 border-mango-400/50" />
        <i className="absolute right-[-46px] bottom-[-74px] size-[190px] rounded-full bg-mango-400" />
        <h2 className={TITLE}>{t(homeSections.membersTitle)}</h2>
        <p className="relative mt-1 mb-3 max-w-[190px] text-leaf-100">{t(homeSections.membersText)}</p>
        <span className={cx(buttonClass({ variant: 'quiet', size: 'sm' }), 'text-leaf-900')}>
          {t(homeSections.seePlans)}
        </span>
      </Link>
      <Link to={catalogFacts.labtest.homePath} className={cx(CARD, 'bg-lab')}>
        <span className="absolute right-[-22px] -bottom-1 w-[216px]">
          <Picture
            alt=""
            src={labScene}
            avif={pictureSources(labScene, 'avif')}
            webp={pictureSources(labScene, 'webp')}
            sizes="216px"
            width={600}
            height={460}
            className="w-full"
          />
        </span>
        <h2 className={TITLE}>{t(homeSections.labTitle)}</h2>
        <p className="relative mt-1 mb-3 max-w-[150px]">{t(homeSections.labText)}</p>
        <span className={buttonClass({ variant: 'fill', size: 'sm' })}>{t(homeSections.book)}</span>
      </Link>
    </div>
  );
}

const CARD = 'relative block min-h-46 overflow-hidden rounded-band p-5.5';
const TITLE = 'relative max-w-[200px] font-extrabold text-xl/[25px] tracking-[-0.02em]';
