import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { FieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { css, styled, type RuleSet, type StyledComponent } from 'styled-components';

/** Styles of the column with label, control and hints of a field. */
export const fieldColumn: RuleSet = css`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  box-sizing: border-box;
  min-inline-size: 0;
  inline-size: 100%;
  color: ${color.text.default};
  font: ${text.body};

  /* low specificity, so that a form can override the width regardless of the order of style sheets */
  :where(&) {
    max-inline-size: ${size.field};
  }
`;

/**
 * Styles of the box around the value of a field. The box is a control, such as an input or a select, or a group that
 * contains a control.
 */
export const fieldBox: RuleSet = css`
  box-sizing: border-box;
  min-inline-size: 0;
  inline-size: 100%;
  min-block-size: ${size.control};
  padding-block: ${space.none};
  padding-inline: ${space.control};
  border: ${size.hairline} solid ${color.border.control};
  border-radius: ${radius.control};
  background: ${color.surface.default};
  color: ${color.text.default};
  font: ${text.body};

  &::placeholder {
    color: ${color.text.muted};
    opacity: 1;
  }
  &:read-only:not(select, div) {
    background: ${color.surface.sunken};
  }
  /* a separate rule, because Firefox before 121 ignores a rule that contains :has() */
  &:has(> input:read-only:not(:disabled)) {
    background: ${color.surface.sunken};
  }
  &[data-hovered] {
    border-color: ${color.border.strong};
  }
  @media (hover: hover) {
    &:where(:enabled:hover) {
      border-color: ${color.border.strong};
    }
  }
  &[data-invalid],
  &[aria-invalid='true'] {
    border-color: ${color.border.danger};

    @media (forced-colors: active) {
      border-width: ${size.focusRing};
    }
  }
  &[data-disabled],
  &:disabled {
    border-color: ${color.border.default};
    background: ${color.surface.disabled};
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  &[data-focused],
  &[data-focus-within],
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.hairline});
  }
`;

/** Styles of the box around an input that also contains a unit or a button. */
export const fieldGroup: RuleSet = css`
  ${fieldBox}
  display: flex;
  align-items: center;
  padding: ${space.none};
`;

/**
 * Styles of the input inside a `fieldGroup`. The group shows the border and the focus ring, so the input has neither.
 */
export const groupInput: RuleSet = css`
  flex: 1;
  box-sizing: border-box;
  min-inline-size: 0;
  block-size: calc(${size.control} - 2 * ${size.hairline});
  padding-block: ${space.none};
  padding-inline: ${space.control};
  border: 0;
  border-radius: ${radius.control};
  outline: 0; /* the group shows the focus ring */
  background: transparent;
  color: inherit;
  font: inherit;

  &::placeholder {
    color: ${color.text.muted};
    opacity: 1;
  }
`;

/**
 * Styles for digits of equal width, so that numbers and days are aligned. The direction is fixed, so that `-5` isn't
 * reversed in right-to-left text.
 */
export const digits: RuleSet = css`
  font-family: ${font.family.number};
  font-variant-numeric: tabular-nums;

  &:dir(rtl) {
    direction: ltr;
    text-align: end;
  }

  &::placeholder {
    font-family: ${font.family.sans};
  }
`;

/** Styles of a button inside the box of a field, for example the button that opens a calendar or clears a search. */
export const fieldButton: RuleSet = css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size.control};
  block-size: calc(${size.control} - 2 * ${size.hairline});
  padding: ${space.none};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.text.muted};
  cursor: pointer;

  &[data-hovered] {
    background: ${color.surface.hover};
  }
  &[data-disabled] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
`;

/** Styles of a checkbox or radio button with its label. */
export const choiceRow: RuleSet = css`
  display: inline-flex;
  gap: ${space.sm};
  align-items: flex-start;
  padding-block: ${space.choice};
  cursor: pointer;

  &[data-readonly] {
    cursor: default;
  }
  &[data-disabled] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    border-radius: ${radius.control};
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;

const hint: RuleSet = css`
  font: ${text.hint};
  overflow-wrap: anywhere;
`;

/** Styles of the label of a field. */
export const fieldLabel: RuleSet = css`
  color: ${color.text.default};
  font: ${text.label};
`;

/** Styles of the asterisk that marks a required field. */
export const requiredMark: RuleSet = css`
  margin-inline-start: ${space.hair};
  color: ${color.text.danger};
`;

export const Label: StyledComponent<typeof AriaLabel> = styled(AriaLabel)`
  ${fieldLabel}
`;

export const Mark: StyledComponent<'span'> = styled.span`
  ${requiredMark}
`;

export const Description: StyledComponent<typeof Text> = styled(Text)`
  ${hint}
  color: ${color.text.muted};
`;

export const Message: StyledComponent<typeof FieldError> = styled(FieldError)`
  ${hint}
  color: ${color.text.danger};
`;

export const NativeMessage: StyledComponent<'span'> = styled.span`
  ${hint}
  color: ${color.text.danger};
`;
