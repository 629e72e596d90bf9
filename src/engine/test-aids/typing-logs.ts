import { type TypingLog, typingLog } from "./typing-log.ts";

const texts = [
  "When the library closed for the evening, the last reader left a folded note inside a book about distant islands, hoping that someone else would find it on another quiet afternoon and perhaps write an answer.",
  "The kettle sings on the stove while the rain taps the glass. I pour a cup of tea and sit by the window. A small bird lands on the fence and shakes its wings. Soon the sun will come out and dry the path.",
  "Long before the market opened, the bakers, the florists and the fishmongers had carried their crates across the square, telling jokes in the dark and warming their hands on paper cups of hot coffee. Nobody minded the cold, since the lamps were lit and the first customers were already waiting under the striped awnings with their baskets.",
] as const;

/** For tests: twelve logs of slow, fast, careful and careless typists. */
export const typingLogs: readonly TypingLog[] = [
  { seed: 11, median: 180 },
  { seed: 12, median: 90, errorRate: 0.05 },
  { seed: 13, median: 420, errorRate: 0.6 },
  { seed: 14, median: 180, errorRate: 0 },
  { seed: 15, median: 130, errorRate: 1 },
  { seed: 16, median: 240, errorRate: 0.3 },
  { seed: 17, median: 60, errorRate: 0.4 },
  { seed: 18, median: 300, errorRate: 0.2 },
  { seed: 19, median: 150, errorRate: 0.8 },
  { seed: 20, median: 200, errorRate: 0.5 },
  { seed: 21, median: 170, errorRate: 1 },
  { seed: 22, median: 110, errorRate: 0.7 },
].map((options, index) => typingLog(texts[index % texts.length] ?? texts[0], options));
