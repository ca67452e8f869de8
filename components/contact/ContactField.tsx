import { styled } from 'styled-components';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';
import { LineIcon } from '../ui/LineIcon';
import { stackStyles } from '../ui/Stack';
import { FieldLabel, Meta } from '../ui/textElements';
import type { ContactField as FieldOfForm } from './contactFields';
import { Input, Select, Textarea } from './controls';
import type { InquiryType } from './inquiryTypes';

const Field = styled.div`
  ${stackStyles}
`;

const Asterisk = styled.span`
  color: ${color.accent};
`;

const Hint = styled.span`
  ${typography.label}
  color: ${color.textMuted};
  font-weight: 400;
`;

const SelectWithArrow = styled.div`
  position: relative;
`;

const Arrow = styled.span`
  position: absolute;
  inset: calc(50% - 8px) 16px auto auto;
  pointer-events: none;
`;

/** Where a browser cannot tell which option is chosen, it is always shown. */
const Note = styled(Meta)`
  @supports selector(:has(*)) {
    ${Field}:not(:has([data-note]:checked)) > & {
      display: none;
    }
  }
`;

type Props = { field: FieldOfForm; inquiryTypes: readonly InquiryType[]; sending: boolean };

/** A labelled field of the contact form, locked while the form is sending. */
export function ContactField({ field, inquiryTypes, sending }: Props) {
  const { label, control, optional, ...rest } = field;
  const id = `contact-${field.name}`;
  const hintId = optional && `${id}-hint`;
  const { note } = inquiryTypes.find((type) => type.note) ?? {};
  const attributes = { id, ...rest, required: !optional, 'aria-describedby': hintId };
  return (
    <Field data-gap="small">
      <div>
        <FieldLabel htmlFor={id}>
          {label}
          {!optional && <Asterisk> *</Asterisk>}
        </FieldLabel>
        {optional && <Hint id={hintId}> (optional)</Hint>}
      </div>
      {control === 'select' ? (
        <SelectWithArrow>
          <Select {...attributes} disabled={sending}>
            {inquiryTypes.map((type) => (
              <option key={type.value} value={type.value} data-note={type.note ? '' : undefined}>
                {type.label}
              </option>
            ))}
          </Select>
          <Arrow>
            <LineIcon path="m3 6 5 5 5-5" />
          </Arrow>
        </SelectWithArrow>
      ) : control === 'textarea' ? (
        <Textarea {...attributes} rows={6} readOnly={sending} />
      ) : (
        <Input {...attributes} type={control} readOnly={sending} />
      )}
      {control === 'select' && note && <Note role="note">{note}</Note>}
    </Field>
  );
}
