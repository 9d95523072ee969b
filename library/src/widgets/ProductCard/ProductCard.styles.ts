import { color, font, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'article'> = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  box-sizing: border-box;
  min-inline-size: 0;
  block-size: 100%;
  padding: ${space.lg};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.raised};
  color: ${color.text.default};
  box-shadow: ${shadow.card};
  font: ${text.body};
  overflow-wrap: anywhere;
`;

export const Head: StyledComponent<'div'> = styled.div`
  display: flex;
  gap: ${space.sm};
  align-items: start;
  justify-content: space-between;
`;

export const Titles: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.xs};
  min-inline-size: 0;
`;

/** The button that pins the product. Its icon is filled while the product is pinned. */
export const Pin: StyledComponent<'span'> = styled.span`
  flex: none;

  > button[data-variant] {
    color: ${color.text.muted};
  }
  &[data-pinned] > button[data-variant] {
    color: ${color.text.accent};
  }
  &[data-pinned] path {
    fill: currentColor;
  }
`;

export const Insurer: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};
`;

export const Name: StyledComponent<'h3'> = styled.h3`
  margin: ${space.none};
  font: ${text.card};
`;

export const Summary: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
`;

export const Tags: StyledComponent<'ul'> = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
`;

/**
 * Earnings, price and buttons, each on a line of its own at the bottom of the card. Otherwise the length of the price
 * would decide on which line the buttons are, and the cards of a row would differ.
 */
export const Foot: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.sm};
  margin-block-start: auto;
`;

/** The earnings of the agent. */
export const Earnings: StyledComponent<'p'> = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.none} ${space.md};
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};
`;

/** The lowest price, or the text that there is none. Both have the same height. */
export const Price: StyledComponent<'p'> = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: baseline;
  min-block-size: calc(${font.size.section} * ${font.lineHeight.normal});
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};
`;

export const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  margin-inline-start: auto;
`;
