import { color, motion, radius, size, space, text } from '@tuanbao/tokens';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { keyframes, styled, type StyledComponent } from 'styled-components';

const slide = keyframes`
  from {
    transform: translateX(-100%);
  }
  to {
    transform: translateX(250%);
  }
`;

export const Root: StyledComponent<typeof ProgressBar> = styled(ProgressBar)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.xs} ${space.md};
  color: ${color.text.default};
  font: ${text.label};

  [data-part='track'] {
    grid-column: 1 / -1;
    overflow: hidden;
    block-size: ${space.sm};
    border-radius: ${radius.pill};
    background: ${color.surface.head};
    box-shadow: inset 0 0 0 ${size.hairline} ${color.border.default};
  }
  [data-part='fill'] {
    block-size: 100%;
    border-radius: ${radius.pill};
    background: ${color.surface.accent};
    transition: inline-size ${motion.quick};
  }
  @media (forced-colors: active) {
    [data-part='track'] {
      border: ${size.hairline} solid ${color.border.default};
      background: ${color.surface.default};
    }
  }
  &[aria-valuenow] [data-part='value'] {
    font-variant-numeric: tabular-nums;
  }
  &:not([aria-valuenow]) [data-part='fill'] {
    inline-size: 40%;
    animation: ${slide} 1.4s ease-in-out infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-part='fill'] {
      transition: none;
    }
    &:not([aria-valuenow]) [data-part='fill'] {
      animation-duration: 6s;
    }
  }
`;
