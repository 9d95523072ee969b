import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xxl};
  color: ${color.text.default};
  font: ${text.body};
`;

/** Expiry date of a document, with the checkbox 长期有效 (no expiry) below it. */
export const Validity: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};

  && > * {
    max-inline-size: none;
  }
`;
