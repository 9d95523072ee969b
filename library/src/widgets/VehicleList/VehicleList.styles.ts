import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  min-inline-size: 0;
  color: ${color.text.default};
  font: ${text.body};

  h3 {
    margin: ${space.none};
    font: ${text.bodyStrong};
  }
`;

export const Head: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  justify-content: space-between;
`;

export const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
`;

/** Short text or number of a vehicle. It is shown as it is, in one line. */
export const Unbroken: StyledComponent<'span'> = styled.span`
  text-autospace: no-autospace;
  white-space: nowrap;
`;

export const Hint: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};
`;

export const Part: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  min-inline-size: 0;
`;

export const Problems: StyledComponent<'ul'> = styled.ul`
  margin: ${space.none};
  padding: ${space.none};
  color: ${color.text.danger};
  font: ${text.hint};
  overflow-wrap: anywhere;
  list-style: none;

  [data-severity='warning'] {
    color: ${color.text.warning};
  }
`;
