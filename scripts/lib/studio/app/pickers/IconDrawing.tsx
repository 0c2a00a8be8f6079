/** An icon as pages show it. The words beside it say what it is. @param shape the inside of the `<svg>` */
export const IconDrawing = ({ shape }: { shape: string }) => (
  <svg
    width={24}
    height={24}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={{ __html: shape }}
  />
)
