declare module 'subset-font' {
  interface Wishes {
    targetFormat?: 'truetype' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: string[];
  }
  export default function subsetFont(font: Uint8Array, text: string, wishes?: Wishes): Promise<Uint8Array>;
}

declare module 'fontverter' {
  export function convert(font: Uint8Array, format: 'woff2'): Promise<Uint8Array>;
}
