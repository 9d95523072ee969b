import { color, radius, size, space } from '@tuanbao/tokens';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { styled, type StyledComponent } from 'styled-components';

import { choiceRow, fieldColumn } from '../Field/Field.styles.ts';

export const Root: StyledComponent<typeof CheckboxField> = styled(CheckboxField)`
  ${fieldColumn}
  inline-size: auto;
  max-inline-size: none;
`;

/** Hint and error below the label. They are aligned with the text of the label; the checkbox is 1.25em wide. */
export const Help: StyledComponent<'div'> = styled.div`
  display: grid;
  padding-inline-start: calc(1.25em + ${space.sm});
`;

export const Button: StyledComponent<typeof CheckboxButton> = styled(CheckboxButton)`
  ${choiceRow}
  align-self: flex-start;

  > [data-part='box'] {
    display: grid;
    flex: none;
    place-items: center;
    box-sizing: border-box;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin-block-start: 0.125em;
    border: ${size.hairline} solid ${color.border.control};
    border-radius: ${radius.control};
    background: ${color.surface.default};
  }
  &:not([data-selected], [data-indeterminate]) > [data-part='box'] > svg {
    visibility: hidden; /* hidden instead of transparent, because forced colours make transparent colours visible */
  }
  &[data-hovered] > [data-part='box'] {
    border-color: ${color.border.strong};
  }
  &[data-invalid] > [data-part='box'] {
    border-color: ${color.border.danger};

    @media (forced-colors: active) {
      border-width: ${size.focusRing};
    }
  }
  &[data-selected] > [data-part='box'],
  &[data-indeterminate] > [data-part='box'] {
    border-color: ${color.surface.accent};
    background: ${color.surface.accent};
    color: ${color.text.onAccent};
  }
  &[data-readonly] > [data-part='box'] {
    background: ${color.surface.sunken};
  }
  &[data-readonly][data-selected] > [data-part='box'],
  &[data-readonly][data-indeterminate] > [data-part='box'] {
    border-color: ${color.border.control};
    color: ${color.text.default};
  }
  &[data-disabled] > [data-part='box'] {
    border-color: ${color.border.default};
    background: ${color.surface.disabled};
  }
  &[data-disabled][data-selected] > [data-part='box'],
  &[data-disabled][data-indeterminate] > [data-part='box'] {
    color: ${color.text.disabled};
  }
`;
