export { PremiumBar, type PremiumBarProps } from './PremiumBar.tsx';
