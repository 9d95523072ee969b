import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Sheet: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space.lg};
  align-items: start;

  &[data-columns='one'] {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Tile: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};
  padding: ${space.md};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
`;

export const Name: StyledComponent<'span'> = styled.span`
  color: ${color.text.muted};
  font: ${text.hint};
`;

/** Shows a page in its full height. Sticky elements keep their normal position, because nothing scrolls here. */
export const WholePage: StyledComponent<'div'> = styled.div`
  overflow: hidden;

  /* same rule as in page.css of the app; a story doesn't load page.css */
  :where(& a:any-link) {
    color: ${color.text.link};
  }
`;
