/** Advice for two kinds of typist: rules with their reasons. */
export const typingTips = [
  {
    title: "For beginners",
    tips: [
      {
        rule: "Start from the home row.",
        reason:
          "Rest your fingers on A S D F and J K L ; on a QWERTY keyboard. The small ridges on F and J let your index fingers find their place without looking. Return to them after each reach.",
      },
      {
        rule: "Accuracy before speed.",
        reason:
          "What you repeat is what you learn, mistakes included. Type as slowly as it takes to hit the right key.",
      },
      {
        rule: "Practise 10-15 minutes daily.",
        reason: "Short, regular practice stays with you better than an occasional long session.",
      },
      {
        rule: "Do not look at the keyboard.",
        reason:
          "Keep your eyes on the passage, even if it is slow at first. Each look down costs you your place in the text.",
      },
    ],
  },
  {
    title: "For improvement",
    tips: [
      {
        rule: "Keep a consistent rhythm.",
        reason:
          "Even keystrokes are quicker over a whole passage than bursts that end in corrections.",
      },
      {
        rule: "Use all ten fingers.",
        reason:
          "Give each finger its own keys and both thumbs the space bar. The shorter the reach, the sooner the key is pressed.",
      },
      {
        rule: "Keep your wrists relaxed and raised.",
        reason:
          "Let your hands float over the keys, without bending the wrists or leaning on the desk while you type.",
      },
      {
        rule: "Learn common word patterns.",
        reason:
          "Groups of letters such as “the”, “ing” and “tion” come up again and again. Practise them until each is one movement.",
      },
    ],
  },
] as const;
