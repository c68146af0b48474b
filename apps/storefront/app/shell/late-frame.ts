// Loaded together after the first interaction.
export { BottomBar } from './bottom-bar.tsx';
export { Footer } from './footer.tsx';
export { Header } from './header/header.tsx';
