import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  color: ${color.text.default};
  font: ${text.body};

  > h2 {
    margin: ${space.none};
    border-radius: ${radius.control};
    outline: none;
    font: ${text.title};
  }
  > h2:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;

export const Panel: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};

  &[hidden] {
    display: none;
  }
`;

export const Footer: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  justify-content: flex-end;
  padding-block-start: ${space.md};
  border-block-start: ${size.hairline} solid ${color.border.default};
`;
