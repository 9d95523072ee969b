import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/** The steps are side by side where they have room, and one below the other on a phone. */
export const Root: StyledComponent<'ol'> = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space.lg};
  margin: ${space.none};
  padding: ${space.none};
  color: ${color.text.default};
  font: ${text.body};
  list-style: none;
  counter-reset: step;

  > li {
    display: grid;
    gap: ${space.xs};
    align-content: start;
    break-inside: avoid;
    counter-increment: step;
  }
  > li > div {
    display: flex;
    gap: ${space.sm};
    align-items: center;
    font: ${text.bodyStrong};
  }
  > li > div::before {
    display: grid;
    flex: none;
    place-items: center;
    box-sizing: border-box;
    inline-size: ${size.controlSmall};
    block-size: ${size.controlSmall};
    border: ${size.hairline} solid ${color.border.accent};
    border-radius: ${radius.pill};
    color: ${color.text.accent};
    content: counter(step);
    content: counter(step) / '';
  }
  p {
    margin: ${space.none};
    color: ${color.text.muted};
  }
`;
