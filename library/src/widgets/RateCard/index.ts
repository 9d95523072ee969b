export { RateCard, type RateCardProps } from './RateCard.tsx';
