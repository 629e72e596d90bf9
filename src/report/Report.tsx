import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Analysis } from "../engine/analyse.ts";
import { isAnalysable } from "../engine/is-analysable.ts";
import { Compare } from "./compare/Compare.tsx";
import { RenderInTurn } from "../ui/RenderInTurn.tsx";
import { HowItWasMeasured } from "./measured/HowItWasMeasured.tsx";
import { Replay } from "./replay/Replay.tsx";
import { KeysPart, MistakesPart, PacePart, type TypedPartsProps } from "./TypedParts.tsx";
import styles from "./report.module.css";

interface ReportProps extends Omit<TypedPartsProps, "analysis"> {
  /** `null` until it is made, shortly after the result stands. */
  readonly analysis: Analysis | null;
  /** Whether the study was of texts like this one. */
  readonly isInStudy?: boolean;
}

/** A finished trial explained, part after part in the order of use. */
export function Report({ analysis, ...shown }: ReportProps) {
  if (!isAnalysable(shown.trial)) return <NoReport />;
  return analysis && <WholeReport analysis={analysis} {...shown} />;
}

/** Part after part, so that the page answers between them. */
function WholeReport({
  trial,
  analysis,
  isInStudy = true,
  layout,
  onLayout,
  practise,
}: ReportProps & { readonly analysis: Analysis }) {
  return (
    <ReportSection>
      <RenderInTurn>
        <MistakesPart trial={trial} analysis={analysis} layout={layout} />
        <PacePart trial={trial} analysis={analysis} />
        <KeysPart analysis={analysis} layout={layout} onLayout={onLayout} practise={practise} />
        {isInStudy && <Compare analysis={analysis} />}
        <Replay trial={trial} />
        <HowItWasMeasured analysis={analysis} trial={trial} layout={layout} />
      </RenderInTurn>
    </ReportSection>
  );
}

/** Instead of a report, where a whole book was pasted for a passage. */
function NoReport() {
  return (
    <ReportSection>
      <p className={styles.none}>
        The field contains far more than there was to type, so there is nothing to analyse.
      </p>
    </ReportSection>
  );
}

/** The section that it stands in, as that of the test, says by an attribute that there is a report. */
function ReportSection({ children }: { children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  // Not by `:has()`, for which all of the report would have the styles of what follows found anew.
  useLayoutEffect(() => {
    const test = section.current?.parentElement?.closest("section");
    test?.setAttribute("data-explained", "");
    return () => test?.removeAttribute("data-explained");
  }, []);
  return (
    <section ref={section} className={styles.report} aria-label="Report">
      {children}
    </section>
  );
}
