import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const List: StyledComponent<'ol'> = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: ${space.none};
  padding: ${space.none};
  color: ${color.text.default};
  font: ${text.body};
  list-style: none;
`;

export const Entry: StyledComponent<'li'> = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  padding-block-end: ${space.lg};
  padding-inline-start: ${space.xl};

  &::before {
    position: absolute;
    inset-block-start: 0.4em;
    inset-inline-start: ${space.none};
    box-sizing: border-box;
    inline-size: ${space.md};
    block-size: ${space.md};
    border: ${size.focusRing} solid ${color.border.strong};
    border-radius: ${radius.pill};
    background: ${color.surface.default};
    content: '';
  }
  &[aria-current]::before {
    border-color: ${color.surface.accent};
    background: ${color.surface.accent};
  }
  &:not(:last-child)::after {
    position: absolute;
    inset-block: calc(0.4em + ${space.md}) -0.4em;
    inset-inline-start: calc(${space.md} / 2 - ${size.hairline} / 2);
    inline-size: ${size.hairline};
    background: ${color.border.default};
    content: '';
  }
`;

export const Head: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  align-items: center;

  && > * {
    min-inline-size: 0;
    white-space: normal;
  }
`;

export const Meta: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  color: ${color.text.muted};
  font: ${text.hint};

  > time {
    font-family: ${font.family.number};
    font-variant-numeric: tabular-nums;
  }
`;

export const Empty: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.body};
`;
