import type { FamilyMember } from '@subah/contract/family/family';
import { family as texts } from '@subah/messages/family';
import { t } from '@subah/messages/translate';
import { Chip } from '@subah/ui/chip';
import { Link } from 'react-router';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';

type Props = {
  isChosen: (member: FamilyMember | null) => boolean;
  /** Null is the customer. */
  onChoose: (member: FamilyMember | null) => void;
  /** False leaves out "Myself": in forms where the choice fills in name and age. */
  hasSelf?: boolean;
  /** Of several people of a form. */
  number?: number | null;
  /** The family members to offer; all by default. */
  filter?: (member: FamilyMember) => boolean;
};

/** Chips for the customer and the family members. Renders nothing without family members. */
export function PersonChoice({ isChosen, onChoose, hasSelf = true, number, filter = () => true }: Props) {
  const family = useAccountQuery('GET family');
  const members = (family.data ?? []).filter(filter);
  if (members.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{number ? t(texts.forWhomOf, { number }) : t(texts.forWhom)}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {hasSelf && (
          <Chip pressed={isChosen(null)} onClick={() => onChoose(null)}>
            {t(texts.self)}
          </Chip>
        )}
        {members.map((member) => (
          <Chip
            key={member._id}
            pressed={isChosen(member)}
            onClick={() => onChoose(member)}
            className="max-w-full whitespace-normal py-1 text-left"
          >
            <span translate="no" className="wrap-anywhere">
              {member.name}
            </span>
          </Chip>
        ))}
        <Link to="/family" className="link min-h-11 content-center">
          {t(texts.manage)}
        </Link>
      </div>
    </fieldset>
  );
}

type PatientProps = {
  /** Null is the customer. */
  chosenId: string | null;
  onChoose: (id: string | null) => void;
};

/** Whom a visit or a prescription is for. */
export const PatientChoice = ({ chosenId, onChoose }: PatientProps) => (
  <PersonChoice
    isChosen={(member) => (member?._id ?? null) === chosenId}
    onChoose={(member) => onChoose(member?._id ?? null)}
  />
);
