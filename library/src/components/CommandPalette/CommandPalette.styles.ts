import { color, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { fieldBox } from '../Field/Field.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.sm};
`;

export const Input: StyledComponent<'input'> = styled.input`
  ${fieldBox}
  inline-size: 100%;
  max-inline-size: none;
`;

/** The area of results is always eight rows high, so that the size of the dialog doesn't change under the pointer. */
export const Answers: StyledComponent<'div'> = styled.div`
  block-size: calc(8 * ${size.row});
  overflow: hidden;
  border: ${size.hairline} solid ${color.border.default};

  > [role='listbox'] {
    max-block-size: 100%;
  }
`;

export const Foot: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  justify-content: space-between;
  color: ${color.text.muted};
  font: ${text.hint};

  > p {
    margin: ${space.none};
  }
`;
