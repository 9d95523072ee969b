import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xxl};
  color: ${color.text.default};
  font: ${text.body};
`;

/**
 * Field for the day on which a document expires. Below it is the checkbox 长期有效, which says that the document doesn't
 * expire.
 */
export const Validity: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};

  && > * {
    max-inline-size: none;
  }
`;
