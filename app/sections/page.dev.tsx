import { Gallery } from '@/components/sections/Gallery';

export const metadata = { title: 'Sections' };

export default Gallery;
