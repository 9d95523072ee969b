export { ProductComparison, type ProductComparisonProps } from './ProductComparison.tsx';
